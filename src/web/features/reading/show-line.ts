import { createContext } from 'react';

/** Brings a line of the text before the eyes. */
export const ShowLineContext = createContext<(line: number) => void>(() => undefined);
