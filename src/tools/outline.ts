import type { ToolId } from '#shared/tool-info.ts';

interface Section<Field extends string> {
  /** Its name on the tab, in the document, in the guide and where versions are compared. */
  title: string;
  /** The fields of the content that it shows. */
  fields?: readonly Field[];
  /** Fields that have a name of their own within it. */
  parts?: Readonly<Partial<Record<Field, string>>>;
}

/** What a tool is made of, in its order: the sections of its document, which are the tabs or cards of its view. */
export interface Outline<Id extends string = string, Field extends string = string> {
  tool: ToolId;
  /** It speaks of profiles and forecasts, and says so. */
  isForecast?: boolean;
  sections: Readonly<Record<Id, Section<Field>>>;
}
