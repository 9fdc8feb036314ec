import { act, cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Document } from '#shared/document.ts';
import { writeBlocksAsText } from '#shared/document-text.ts';
import { isThorough, shareOf } from '#shared/testing/cases-of.ts';
import { changesOnlyWords } from '../changes-only-words.ts';
import type { ToolContract } from '../define-tool.ts';
import { type ContentPath, editContent } from '../edit-content.ts';
import { findStoredPlace } from '../find-stored-place.ts';
import { decodeStored } from '../reading/decode-stored.ts';
import type { ViewProps } from '../view-props.ts';
import { arbitraryContent } from './content-arbitrary.ts';
import { findClassClashes } from './find-class-clashes.tsx';
import { showView } from './show-view.tsx';

interface ViewSuite<Content, View> {
  name: string;
  contract: ToolContract<Content, View>;
  View: ComponentType<ViewProps<View>>;
  writeDocument: (view: View) => Document;
  /** Every tab, in order; the first is the default. */
  tabs: readonly string[];
  /** Other forms of content that the specification accepts, each with texts that must be seen. */
  alternates?: Record<string, { stored: unknown; seen: readonly string[] }>;
  emptyNotice: string;
  /** Stored values that are shown in words of their own. */
  codes?: readonly string[];
}

interface Edit {
  path: ContentPath;
  value: string | string[];
  /** What the person saw when they began, and on which tab. */
  before: string;
  tab: string;
}

/** Shorter words stand in too many places. */
const shortestTelling = 12;
const newWords = 'Changed by a person';
const job = { title: 'Registered Nurse', location: 'Hays, KS' };
/** About 12 ms each and eleven views; every run draws others. */
const generated = isThorough() ? 500 : 20;
/** One in five contents is spoiled on purpose; at least this share must be valid. */
const validShare = 0.6;
const unfit = /\bundefined\b|\bNaN\b|\[object Object\]|>null</;

afterEach(cleanup);

/** What holds for the view and the document of every tool. */
export function describeView<Content extends object, View>(suite: ViewSuite<Content, View>) {
  const { name, contract, View, writeDocument, tabs, emptyNotice } = suite;
  const { alternates = {}, codes = [] } = suite;
  const { read, sample, schema } = contract;

  function draw(stored: unknown, tab?: string, onEdit?: ViewProps<View>['onEdit']): string {
    return renderToStaticMarkup(
      <View content={read(stored)} job={job} tab={tab} onTabChange={() => {}} onEdit={onEdit} />,
    );
  }

  function drawAll(stored: unknown): string {
    return tabs.map((tab) => draw(stored, tab)).join('\n');
  }

  describe(`view of ${name}`, () => {
    const complaint = vi.spyOn(console, 'error');

    beforeEach(() => {
      complaint.mockReset();
    });

    afterEach(() => {
      expect(complaint).not.toHaveBeenCalled();
    });

    it('shows every text of the sample on one of its tabs', () => {
      expect(findLost(sample, toText(drawAll(sample)), codes)).toEqual([]);
    });

    it('writes every text of the sample into its document', () => {
      const text = writeBlocksAsText(writeDocument(read(sample)).blocks);
      expect(findLost(sample, text, codes)).toEqual([]);
    });

    it('opens its first tab when none, or one that is not there, is asked for', () => {
      expect(stripIds(draw(sample))).toBe(stripIds(draw(sample, tabs[0])));
      expect(stripIds(draw(sample, 'nowhere'))).toBe(stripIds(draw(sample, tabs[0])));
    });

    it('draws the same from JSON text, encoded over and over', () => {
      const text = JSON.stringify(JSON.stringify(sample));
      expect(stripIds(drawAll(text))).toBe(stripIds(drawAll(sample)));
    });

    it('gives no part two looks at once, of which only one can show', () => {
      expect(findClassClashes(drawAll(sample))).toEqual([]);
    });

    it('draws each percentage out of a hundred', () => {
      expect(findSkewedBars(drawAll(sample))).toEqual([]);
    });

    it.each(tabs)('copies the tab %s in the order it is shown', async (tab) => {
      const onScreen = document.createElement('div');
      onScreen.innerHTML = draw(sample, tab);
      const panel = onScreen.querySelector('[role=tabpanel]') ?? onScreen;
      panel.querySelectorAll('[role=tablist]').forEach((names) => names.remove());
      const copied = await copySections(View, read(sample), tab);
      expect(copied).not.toEqual([]);
      for (const text of copied) {
        const shown = listInOrder(sample, panel.textContent);
        const taken = listInOrder(sample, text);
        expect(taken.filter((leaf) => shown.includes(leaf))).toEqual(
          shown.filter((leaf) => taken.includes(leaf)),
        );
      }
    });

    it.each(Object.entries(alternates))('draws the other form: %s', (_, { stored, seen }) => {
      const text = toText(drawAll(stored));
      for (const words of seen) expect(text).toContain(words);
      expect(text).not.toMatch(unfit);
    });

    it('says so when there is nothing', () => {
      for (const nothing of [null, undefined, '', '{"broken', [], {}, 3]) {
        expect(toText(draw(nothing))).toContain(emptyNotice);
      }
      expect(writeDocument(read(null)).blocks).toEqual([]);
    });

    it('edits only what is stored, and leaves it storable', { timeout: 60_000 }, () => {
      const edits = tabs.flatMap((tab) => collectEdits(View, read(sample), tab));
      expect(edits.length).toBeGreaterThan(0);
      const unfit = edits.filter(({ path, value }) => {
        const changed = editContent(sample, path, value);
        return !schema.safeParse(changed).success;
      });
      expect(unfit).toEqual([]);
    });

    it.each(Object.entries(alternates))(
      'edits what it shows of the other form: %s',
      { timeout: 60_000 },
      (_, { stored }) => {
        const edits = tabs.flatMap((tab) => collectEdits(View, read(stored), tab));
        // Keys of a map and words of the view itself are no stored texts.
        const kept = edits.filter(({ before }) => isStoredText(stored, before));
        expect(kept.filter((edit) => !isShownAfter(stored, edit))).toEqual([]);
      },
    );

    function isShownAfter(stored: unknown, edit: Edit): boolean {
      const { path, value } = findStoredPlace(stored, { edit, read });
      const changed = editContent(stored, path, value);
      return (
        changesOnlyWords(decodeStored(stored), changed) &&
        toText(draw(changed, edit.tab)).includes(newWords)
      );
    }

    it('draws any junk', () => {
      fc.assert(
        fc.property(fc.oneof(fc.anything(), fc.json()), (junk) => {
          expect(draw(junk)).not.toContain('[object Object]');
        }),
        { numRuns: 50 },
      );
    });

    it(`draws ${generated} generated contents, tab by tab`, { timeout: 90_000 }, () => {
      let valid = 0;
      let run = 0;
      const content = arbitraryContent(schema);
      const spoiled = fc
        .record({
          content: content as fc.Arbitrary<Record<string, unknown>>,
          key: fc.constantFrom(...Object.keys(sample)),
          junk: fc.oneof(
            fc.string(),
            fc.array(fc.string()),
            fc.constant(null),
            fc.dictionary(fc.string(), fc.string()),
          ),
        })
        .map(({ content, key, junk }) => ({ ...content, [key]: junk }));
      const property = fc.property(
        fc.oneof({ arbitrary: content, weight: 4 }, { arbitrary: spoiled, weight: 1 }),
        (stored) => {
          if (schema.safeParse(stored).success) valid += 1;
          const html = draw(stored, tabs[run % tabs.length], run % 7 === 0 ? () => {} : undefined);
          run += 1;
          expect(html).not.toMatch(unfit);
          expect(writeBlocksAsText(writeDocument(read(stored)).blocks)).not.toMatch(unfit);
        },
      );
      fc.assert(property, { numRuns: generated });
      expect(run).toBeGreaterThanOrEqual(generated);
      expect(valid / run).toBeGreaterThanOrEqual(validShare);
    });
  });
}

/** Presses the pencils of a tab, one in three or all, changes what is there and saves it. */
function collectEdits<View>(
  DrawnView: ComponentType<ViewProps<View>>,
  content: View,
  tab: string,
): Edit[] {
  const { onEdit } = showView(DrawnView, content, { tab, isEditable: true });
  const begun: string[] = [];
  const count = document.querySelectorAll('[aria-label^="Edit "]').length;
  for (const index of shareOf([...Array(count).keys()], 3)) {
    fireEvent.click(document.querySelectorAll('[aria-label^="Edit "]')[index]!);
    const box = document.querySelector<HTMLTextAreaElement>('textarea:not([readonly])')!;
    begun.push(box.value);
    fireEvent.change(box, { target: { value: newWords } });
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  }
  cleanup();
  expect(onEdit).toHaveBeenCalledTimes(begun.length);
  return onEdit.mock.calls.map(([path, value], index) => ({
    path,
    value,
    before: begun[index]!,
    tab,
  }));
}

/** What each Copy button of a tab copies. */
async function copySections<View>(
  DrawnView: ComponentType<ViewProps<View>>,
  content: View,
  tab: string,
): Promise<string[]> {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  showView(DrawnView, content, { tab });
  for (const button of document.querySelectorAll('[data-copy="section"]')) {
    await act(async () => void fireEvent.click(button));
  }
  cleanup();
  vi.unstubAllGlobals();
  return copied;
}

/** The texts of a content that stand in another text but once, in the order they stand there. */
function listInOrder(content: unknown, text: string): string[] {
  const seen = squeeze(text);
  return [...new Set(listTexts(content))]
    .filter((leaf) => leaf.length >= shortestTelling)
    .map((leaf) => ({ leaf, place: seen.indexOf(squeeze(leaf)) }))
    .filter(({ leaf, place }) => place !== -1 && seen.indexOf(squeeze(leaf), place + 1) === -1)
    .toSorted((a, b) => a.place - b.place)
    .map(({ leaf }) => leaf);
}

function isStoredText(stored: unknown, text: string): boolean {
  const lines = text.split('\n');
  return listTexts(decodeStored(stored)).some((leaf) => lines.some((line) => leaf.includes(line)));
}

function findLost(content: unknown, text: string, codes: readonly string[]): string[] {
  const seen = squeeze(text);
  return listTexts(content).filter(
    (leaf) => !codes.includes(leaf) && !seen.includes(squeeze(leaf)),
  );
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/** Bars whose length is not the percentage they stand for. */
function findSkewedBars(html: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return [...page.querySelectorAll('[aria-valuetext$="%"]')].flatMap((bar) => {
    const text = bar.getAttribute('aria-valuetext') ?? '';
    const drawn = bar.querySelectorAll('rect')[1]?.getAttribute('width') ?? '0%';
    return Math.abs(parseFloat(drawn) - parseFloat(text)) < 0.6
      ? []
      : [`${text} drawn as ${drawn}`];
  });
}

function toText(html: string): string {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page.textContent;
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** React numbers its ids over the life of the process. */
function stripIds(html: string): string {
  return html.replaceAll(/_R_\w*_/g, '').replaceAll(/base-ui-[\w«»:-]+/g, '');
}
