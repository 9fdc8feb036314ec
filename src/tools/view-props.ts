/** What every result view is given. It draws `content`, which the tool's read() has made of what is stored. */
export interface ViewProps<View> {
  content: View;
  job: { title: string; location: string };
  /** The open tab, from the address; undefined for the first. */
  tab: string | undefined;
  onTabChange: (tab: string) => void;
  /**
   * Missing where the content may only be read. Saves one changed text or list of this content as a new version;
   * what comes back says whether it was.
   */
  onEdit?: (
    path: readonly (string | number)[],
    value: string | string[],
  ) => Promise<boolean> | void;
  /** Exports this output as a PDF; missing where nothing can. */
  onExportPdf?: () => void;
}
