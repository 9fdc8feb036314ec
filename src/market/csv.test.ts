import { describe, expect, it } from 'vitest';
import { readCsv, readCsvCells } from './csv.ts';

describe('readCsv', () => {
  it('reads quoted cells with commas, quotes and line ends', () => {
    expect(readCsvCells('a,"b, ""c""\nd",e\r\n1,,3')).toEqual([
      ['a', 'b, "c"\nd', 'e'],
      ['1', '', '3'],
    ]);
  });

  it('names cells by the header, ignores a byte order mark and empty lines', () => {
    expect(readCsv('\ufeffAREA ,OCC\n99,x\n\n98')).toEqual([
      { AREA: '99', OCC: 'x' },
      { AREA: '98', OCC: '' },
    ]);
    expect(readCsv('')).toEqual([]);
  });
});
