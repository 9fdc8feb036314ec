/** Reads 1,234.56, 1.234,56, 1 234, 1'234, 12,00,000 and .55 alike; `pointIsDecimal` settles 27.412. */
export function readNumber(written: string, pointIsDecimal = false): number | undefined {
  const compact = written.replace(/[\s']/g, '');
  const lastPoint = compact.lastIndexOf('.');
  const lastComma = compact.lastIndexOf(',');
  const last = Math.max(lastPoint, lastComma);
  if (last === -1) return toNumber(compact);

  const mark = compact[last];
  const tail = compact.slice(last + 1);
  const both = lastPoint !== -1 && lastComma !== -1;
  const repeated = compact.indexOf(mark ?? '') !== last;
  const groups =
    tail.length === 3 && !compact.startsWith('0') && last > 0 && !(pointIsDecimal && mark === '.');
  const isDecimal = both ? tail.length !== 3 || !repeated : !repeated && !groups;
  if (!isDecimal) return toNumber(compact.replace(/[.,]/g, ''));
  const whole = compact.slice(0, last).replace(/[.,]/g, '');
  return toNumber(`${whole === '' ? '0' : whole}.${tail}`);
}

function toNumber(digits: string): number | undefined {
  const value = Number(digits);
  return digits !== '' && Number.isFinite(value) ? value : undefined;
}
