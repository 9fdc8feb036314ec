import type { ReactNode } from 'react';

import { inOrder } from '#shared/apply-corrections.ts';
import type { Reading, ReadingCorrections, UnitRole } from '#shared/reading.ts';
import { Badge } from '#ui/badge.tsx';

import { chooseOccupation, isSure, moveMust, setRole } from '../corrections.ts';
import { findLines } from '../find-lines.ts';
import { usePointing } from '../link-store.ts';
import { roleWords, rolesThatMatter } from '../role-words.ts';
import { CutList } from './cut-list.tsx';
import { listAbsent } from './describe-fields.ts';
import { FieldRows } from './field-rows.tsx';
import { Group } from './group.tsx';
import { MustHaves } from './must-haves.tsx';
import { OccupationRow } from './occupation-row.tsx';
import { ReadBy } from './read-by.tsx';
import { ToSettle } from './to-settle.tsx';
import { type Line, SmallButton, UnitLine } from './unit-line.tsx';

interface UnderstoodProps {
  /** With the corrections in it. */
  reading: Reading;
  corrections: ReadingCorrections;
  onCorrect: (corrections: ReadingCorrections) => void;
  onOpenMenu: (line: number, from: HTMLElement) => void;
  /** The field for the employer, which belongs to the job and not to the text. */
  employer: ReactNode;
  /** What nobody said yet, where somebody has thought about it. */
  questions?: readonly string[] | undefined;
}

/** What was made of the text, each thing beside its lines. */
export function Understood(props: UnderstoodProps) {
  const { reading, corrections, onCorrect, onOpenMenu } = props;
  const lines: Line[] = reading.units.map((unit, line) => ({ unit, line }));
  const sure = (role: UnitRole) => lines.filter(({ unit }) => unit.role === role && isSure(unit));
  const ranked = inOrder(
    sure('must').map((line) => ({ ...line, text: line.unit.text })),
    corrections.order,
  );
  const give = (role: UnitRole) => (line: Line) => onCorrect(setRole(corrections, line.unit, role));

  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <div className="px-2">{props.employer}</div>
      <ToSettle
        lines={lines.filter(({ unit }) => rolesThatMatter.has(unit.role) && !isSure(unit))}
        onConfirm={(line) => give(line.unit.role)(line)}
        onOther={({ line }, from) => onOpenMenu(line, from)}
      />
      <dl className="grid grid-cols-1">
        <FieldRows reading={reading} />
        <OccupationRow
          occupation={reading.occupation}
          onChoose={(chosen) => onCorrect(chooseOccupation(corrections, chosen))}
        />
      </dl>
      <Group title="Must-haves" count={ranked.length} hint="Most important first">
        {ranked.length === 0 && <Nothing of="must" />}
        <MustHaves
          lines={ranked}
          onWish={give('nice')}
          onMove={(from, to) =>
            onCorrect(moveMust(corrections, { units: ranked.map(({ unit }) => unit), from, to }))
          }
        />
      </Group>
      <Units title="Wishes" lines={sure('nice')} become="must" onBecome={give('must')} />
      <Units title="Duties" lines={sure('duty')} />
      <Units title="Benefits" lines={sure('benefit')} />
      <SearchTerms reading={reading} />
      <Questions reading={reading} questions={props.questions} />
      <ReadBy reading={reading} />
    </div>
  );
}

function Nothing({ of: role }: { of: UnitRole }) {
  return (
    <p className="px-2 text-ink-faint">
      No line is marked “{roleWords[role].name}”. Press a line of the text to mark it.
    </p>
  );
}

interface UnitsProps {
  title: string;
  lines: readonly Line[];
  /** What one press makes of a line. */
  become?: UnitRole;
  onBecome?: (line: Line) => void;
}

function Units({ title, lines, become, onBecome }: UnitsProps) {
  if (lines.length === 0) return null;
  return (
    <Group title={title} count={lines.length}>
      <CutList
        items={lines}
        first={5}
        render={(line) => (
          <li key={line.line}>
            <UnitLine
              {...line}
              actions={
                become && (
                  <SmallButton
                    framed
                    label={`Make it a ${roleWords[become].name.toLowerCase()}`}
                    onClick={() => onBecome?.(line)}
                  >
                    <span aria-hidden="true">{roleWords[become].name}</span>
                    <span className="sr-only">
                      Make it a {roleWords[become].name.toLowerCase()}: {line.unit.text}
                    </span>
                  </SmallButton>
                )
              }
            />
          </li>
        )}
      />
    </Group>
  );
}

function SearchTerms({ reading: { fields, units } }: { reading: Reading }) {
  const terms = [...fields.credentials, ...fields.tools];
  if (terms.length === 0) return null;
  return (
    <Group title="Search terms" count={terms.length} hint="Tools and credentials">
      <ul className="flex flex-wrap gap-1 px-2">
        {terms.slice(0, 40).map((term) => (
          <li key={term.value} className="max-w-full">
            <Term lines={findLines(units, term.evidence)}>
              {isSure(term) ? term.value : `${term.value}?`}
            </Term>
          </li>
        ))}
        {terms.length > 40 && (
          <li className="text-sm text-ink-soft">and {terms.length - 40} more</li>
        )}
      </ul>
    </Group>
  );
}

function Term({ lines, children }: { lines: readonly number[]; children: ReactNode }) {
  const { pointed, handlers } = usePointing(lines);
  return (
    <span {...handlers}>
      <Badge variant={pointed ? 'default' : 'outline'} className="h-auto min-h-5 whitespace-normal">
        {children}
      </Badge>
    </span>
  );
}

function Questions({ reading, questions }: Pick<UnderstoodProps, 'reading' | 'questions'>) {
  const absent = listAbsent(reading);
  if (questions) {
    if (questions.length === 0) return null;
    return (
      <Group title="Still to ask" count={questions.length}>
        <CutList
          items={questions}
          first={4}
          render={(question) => (
            <li key={question} className="px-2 py-1">
              {question}
            </li>
          )}
        />
      </Group>
    );
  }
  if (absent.length === 0) return null;
  return (
    <Group title="Still to ask">
      <p className="px-2 text-ink-soft">
        No line is marked for {new Intl.ListFormat('en-US', { type: 'disjunction' }).format(absent)}
        . The tools will ask about it.
      </p>
    </Group>
  );
}
