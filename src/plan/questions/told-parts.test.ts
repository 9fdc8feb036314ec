import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { leaveUntold } from './told-parts.ts';

const job = (title: string, ...texts: string[]): Parameters<typeof leaveUntold>[1] => ({
  title: { given: title } as Parameters<typeof leaveUntold>[1]['title'],
  facts: texts.map((text) => ({ kind: 'duty', text, source: { from: 'note' } }) as unknown as Fact),
});

describe('leaveUntold', () => {
  const month =
    'Repairs or new work, homes or larger buildings, water only or heating too: how does a usual month divide?';

  it('leaves out the ways that the text has chosen', () => {
    expect(leaveUntold(month, job('Plumber', 'Fit bathrooms in care homes'))).toBe(month);
    expect(leaveUntold(month, job('Plumber', 'Attend leaks in tenanted flats'))).toBe(
      'Repairs or new work, water only or heating too: how does a usual month divide?',
    );
    expect(
      leaveUntold(
        month,
        job('Plumber', 'Reactive repairs in tenanted flats', 'Service boilers and radiators'),
      ),
    ).toBeNull();
  });

  it('asks for no kind where the text names one of those that the question offers', () => {
    const ask = 'Which kind of stone, such as slate, marble or granite, and at what stage?';
    expect(leaveUntold(ask, job('Mason', 'Cuts slate for roofs'))).toBeNull();
    expect(leaveUntold(ask, job('Mason', 'Cuts stone for roofs'))).toBe(ask);
  });

  it('asks the parts that are left by themselves', () => {
    const ask =
      'Which forklift types are driven, whose certificate counts, and who evaluates a new driver here?';
    expect(leaveUntold(ask, job('Stock hand', 'Drives a counterbalance truck'))).toBe(
      'Whose certificate counts, and who evaluates a new driver here?',
    );
    expect(leaveUntold(ask, job('Stock hand', 'Stacks pallets'))).toBe(ask);
  });

  it('keeps no part that speaks of one that is gone', () => {
    expect(
      leaveUntold(
        'Which languages are needed, and for how deep a talk?',
        job('Greeter', 'Fluent in Welsh'),
      ),
    ).toBeNull();
    expect(
      leaveUntold('Which languages are needed?', job('Greeter', 'Greets everybody by name')),
    ).toBe('Which languages are needed?');
  });

  it('hears a count in the text', () => {
    const ask = 'How many rooms has the house, and who sets the rates?';
    expect(leaveUntold(ask, job('Night manager', 'A lakeside inn with 48 rooms'))).toBe(
      'Who sets the rates?',
    );
    expect(leaveUntold(ask, job('Night manager', '12 years in rooms division'))).toBe(ask);
  });

  it('hears which of several kinds of work it is', () => {
    const ask = 'Is it route, school, charter, shuttle or paratransit work, with which vehicles?';
    expect(leaveUntold(ask, job('Charter Coach Driver', 'Drives groups to the coast'))).toBeNull();
    expect(leaveUntold(ask, job('Driver', 'Drives groups to the coast'))).toBe(ask);
  });
});
