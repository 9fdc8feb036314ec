import type { Drawer } from '#knowledge/drawer.ts';
import type { Nation } from '../criteria/gates/nation.ts';
import { mapTexts } from '../style/style-drawer.ts';
import { nationWords } from './nation-words.data.ts';
import { searched } from './suit-to-country.ts';

/** A text with the services that serve the nation. */
export const sayInNation = (text: string, nation: Nation | null): string =>
  (nation === null ? [] : (nationWords[nation] ?? [])).reduce(
    (said, [service, there]) => said.replace(service, there),
    text,
  );

/** What is known of a trade, with the job service and the checks of the nation where the job is. */
export const suitToNation = (drawer: Drawer, nation: Nation | null): Drawer =>
  nation !== null && nationWords[nation]
    ? mapTexts(drawer, (text) => sayInNation(text, nation), searched)
    : drawer;
