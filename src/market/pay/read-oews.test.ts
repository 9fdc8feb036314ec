import { describe, expect, it } from 'vitest';
import { bundledPay } from './bundled-pay.ts';
import { readOewsCsv, readYearFromFileName } from './read-oews.ts';

const header =
  'AREA,AREA_TITLE,AREA_TYPE,PRIM_STATE,NAICS,I_GROUP,OCC_CODE,OCC_TITLE,O_GROUP,TOT_EMP,H_PCT10,H_PCT25,H_MEDIAN,H_PCT75,H_PCT90,A_PCT10,A_PCT25,A_MEDIAN,A_PCT75,A_PCT90';
const line = (area: string, rest: string): string => `${area},000000,cross-industry,${rest}`;

describe('readOewsCsv', () => {
  it('reads states, metropolitan areas and what is not stated', () => {
    const text = [
      header,
      line(
        '56,Wyoming,2,WY',
        '49-9081,Wind Turbine Service Technicians,detailed,280,24.1,28.5,31.2,37,*,50130,59280,64900,76960,*',
      ),
      line(
        '16220,"Casper, WY",4,WY',
        '29-1141,Registered Nurses,detailed,**,30,35,40,45,50,"62,400",72800,83200,93600,#',
      ),
    ].join('\r\n');
    const { rows, skipped } = readOewsCsv(text, 2025);
    expect(skipped).toEqual({});
    expect(rows[0]).toMatchObject({
      areaType: 'state',
      areaName: 'Wyoming',
      soc: '49-9081',
      year: 2025,
      employment: 280,
    });
    expect(rows[0]!.hourly[90]).toBeNull();
    expect(rows[0]!.source).toBe('US Bureau of Labor Statistics, OEWS May 2025');
    expect(rows[1]).toMatchObject({ areaType: 'metro', areaName: 'Casper, WY', employment: null });
    expect(rows[1]!.annual[10]).toEqual({ amount: 62_400, atLeast: false });
    expect(rows[1]!.annual[90]).toEqual({ amount: 239_200, atLeast: true });
  });

  it('counts what it leaves out and why', () => {
    const figures = '1,1,1,1,1,1,1,1,1,1,1';
    const text = [
      header,
      line('56,Wyoming,2,WY', `49-0000,Installation,major,${figures}`),
      line('5600006,Eastern Wyoming nonmetropolitan area,6,WY', `49-9081,Wind,detailed,${figures}`),
      `56,Wyoming,2,WY,221100,4-digit,49-9081,Wind,detailed,${figures}`,
      line('56,Wyoming,2,WY', `total,All,detailed,${figures}`),
      '',
    ].join('\n');
    expect(readOewsCsv(text, 2024)).toEqual({
      rows: [],
      skipped: {
        'group of occupations': 1,
        'area outside states and metropolitan areas': 1,
        'single industry': 1,
        'not an occupation code': 1,
      },
    });
  });

  it('refuses another table in words', () => {
    expect(() => readOewsCsv('name,email\na,b', 2024)).toThrow('This is not an OEWS table');
  });

  it('reads the year off the official file names', () => {
    expect(readYearFromFileName('state_M2024_dl.xlsx')).toBe(2024);
    expect(readYearFromFileName('all_data_M_2025.csv')).toBe(2025);
    expect(readYearFromFileName('oesm24ma.csv')).toBe(2024);
    expect(readYearFromFileName('pay.csv')).toBeNull();
  });

  it('reads national lines into the figures we bundle', () => {
    const text = [
      'OCC_CODE,OCC_TITLE,O_GROUP,TOT_EMP,EMP_PRSE,H_MEAN,A_MEAN,MEAN_PRSE,H_PCT10,H_PCT25,H_MEDIAN,H_PCT75,H_PCT90,A_PCT10,A_PCT25,A_MEDIAN,A_PCT75,A_PCT90,ANNUAL,HOURLY',
      '11-1011,Chief Executives,detailed,211850,1.2,126.41,262930,0.9,35.44,60.61,99.24,#,#,73710,126080,206420,#,#,,',
      '49-9081,Wind Turbine Service Technicians,detailed,11220,8.7,32.49,67580,1.4,23.61,28.32,30.09,36.37,42.35,49110,58910,62580,75640,88090,,',
    ].join('\n');
    const { rows } = readOewsCsv(text, 2024);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(bundledPay.findRows('11-1011')[0]);
    expect(rows[1]).toEqual(bundledPay.findRows('49-9081')[0]);
  });
});
