import {
  AlignmentType,
  convertInchesToTwip,
  LevelFormat,
  type INumberingOptions,
  type IStylesOptions,
} from 'docx';
import type { PaperSize } from '../booklet.ts';

/** The two voices of the product in fonts that every office has. */
const serif = 'Cambria';
export const sans = 'Calibri';
export const colours = {
  ink: '1A1C1F',
  soft: '46494F',
  faint: '66686D',
  line: 'E4E0D6',
  sunken: 'F3F1EB',
  accent: '0B5F5E',
};

/** The width between the margins, in twentieths of a point. */
export const pageWidth = 9360;

export const pageSizes: Record<PaperSize, { width: number; height: number }> = {
  letter: { width: 12_240, height: 15_840 },
  a4: { width: 11_906, height: 16_838 },
};

/** Names of the styles that the blocks of a document are given; people change them in one place. */
export const styleNames = {
  contents: 'ContentsTitle',
  fact: 'Fact',
  item: 'ListItem',
  origin: 'Origin',
  note: 'Note',
  quote: 'Quotation',
  source: 'QuotationSource',
  code: 'SearchString',
  label: 'Label',
  cell: 'TableText',
  cellHead: 'TableHead',
} as const;

const heading = (size: number, before: number, font = serif) => ({
  run: { font, size, bold: true, color: colours.ink },
  paragraph: {
    spacing: { before, after: 80, line: 252, lineRule: 'auto' as const },
    keepNext: true,
  },
});

const paragraphStyle = (
  id: string,
  run: { size: number; color?: string; bold?: boolean; font?: string },
  paragraph: object = {},
) => ({
  id,
  name: id,
  basedOn: 'Normal',
  quickFormat: true,
  run: { font: sans, ...run },
  paragraph,
});

export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: serif, size: 21, color: colours.ink, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 120, line: 276, lineRule: 'auto' } },
    },
    title: {
      run: { font: serif, size: 52, color: colours.ink },
      paragraph: { spacing: { before: 2400, after: 160 } },
    },
    heading1: heading(40, 0),
    heading2: heading(28, 360),
    heading3: heading(20, 240, sans),
    heading4: heading(18, 200, sans),
  },
  paragraphStyles: [
    paragraphStyle(
      'TOC1',
      { size: 19, bold: true },
      { keepNext: true, spacing: { before: 120, after: 20 } },
    ),
    paragraphStyle('TOC2', { size: 17 }, { indent: { left: 240 }, spacing: { after: 0 } }),
    paragraphStyle(
      styleNames.contents,
      { size: 28, bold: true, font: serif },
      { spacing: { after: 120 } },
    ),
    paragraphStyle(
      styleNames.origin,
      { size: 16, color: colours.faint },
      { spacing: { before: 80, after: 240 } },
    ),
    paragraphStyle(styleNames.fact, { size: 21, font: serif }, { spacing: { after: 60 } }),
    paragraphStyle(styleNames.item, { size: 21, font: serif }, { spacing: { after: 60 } }),
    paragraphStyle(styleNames.note, { size: 17, color: colours.soft }, { indent: { left: 200 } }),
    paragraphStyle(
      styleNames.quote,
      { size: 21, font: serif },
      {
        indent: { left: 280 },
        border: { left: { style: 'single', size: 12, space: 10, color: colours.accent } },
      },
    ),
    paragraphStyle(
      styleNames.source,
      { size: 17, color: colours.faint },
      { indent: { left: 280 } },
    ),
    paragraphStyle(
      styleNames.code,
      { size: 17, font: 'Courier New' },
      {
        keepLines: true,
        shading: { type: 'clear', fill: colours.sunken },
        spacing: { after: 160 },
      },
    ),
    paragraphStyle(
      styleNames.label,
      { size: 17, bold: true, color: colours.soft },
      { keepNext: true, spacing: { before: 120, after: 60 } },
    ),
    paragraphStyle(styleNames.cell, { size: 17 }, { spacing: { after: 0 } }),
    paragraphStyle(
      styleNames.cellHead,
      { size: 17, bold: true },
      { keepNext: true, spacing: { after: 0 } },
    ),
  ],
};

export const bulletReference = 'bullets';
export const numberReference = 'numbers';
const indent = { left: convertInchesToTwip(0.25), hanging: convertInchesToTwip(0.2) };

export const numbering: INumberingOptions = {
  config: [
    {
      reference: bulletReference,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent } },
        },
      ],
    },
    {
      reference: numberReference,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 400, hanging: 360 } } },
        },
      ],
    },
  ],
};
