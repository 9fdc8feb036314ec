import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const head = 'nobody expired stranger removed other otherKey | key viewer recruiter admin';
const cells = '401 401 404 404 404 404 | 403 403 403 200';

describe('readTable', () => {
  it('reads a route with its lines', () => {
    const [row, second] = readTable(`${head}
# a remark
GET  /api/things/:id   ${cells}
     elsewhere         ${cells}

POST /api/things/:id/a/very/long/path (again)
                       ${cells}
     within            ${cells}`);
    expect(row).toMatchObject({ route: 'GET /api/things/:id', title: 'GET /api/things/:id' });
    expect(row?.own).toMatchObject({ nobody: 401, other: 404, key: 403, admin: 200 });
    expect(row?.elsewhere).toEqual(row?.own);
    expect(row?.within).toBeUndefined();
    expect(second?.title).toBe('POST /api/things/:id/a/very/long/path (again)');
    expect(second?.within).toEqual(row?.own);
  });

  it.each([
    ['other callers', `nobody admin\nGET /api/x ${cells}`],
    ['a missing cell', `${head}\nGET /api/x 401 401 404`],
    ['a line that is not one', `${head}\nwhatever`],
    ['a place without a route', `${head}\n elsewhere ${cells}`],
  ])('refuses %s', (_, table) => {
    expect(() => readTable(table)).toThrow();
  });
});
