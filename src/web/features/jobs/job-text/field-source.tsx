import { useFormContext, useWatch } from 'react-hook-form';

import { type FieldOfKind, fieldsOfJob, isOfKind } from '#shared/job-fields.ts';
import { Button } from '#ui/button.tsx';
import { Clamp } from '#ui/clamp.tsx';
import { addTag } from '#ui/tags.ts';

import { isSameValue, type JobFieldName, type JobFormValues } from '../form/job-form-values.ts';
import { jobFieldLabels } from '../job-words.ts';
import { type Finding, useFinding } from './findings.ts';
import { leftOut } from './plan-fill.ts';

/** Below a field: the words it was read from, or what the text says where the person says otherwise. */
export function FieldSource({ name }: { name: JobFieldName }) {
  const finding = useFinding(name);
  const { control, setValue } = useFormContext<JobFormValues>();
  const value = useWatch({ control, name });
  if (!finding) return null;
  if (isOfKind('tags')(name) && Array.isArray(value)) {
    const rest = leftOut([finding.value].flat(), value);
    return (
      <>
        {rest.length < finding.value.length && <ReadFrom name={name} finding={finding} />}
        {rest.length > 0 && <Rest name={name} tags={value} rest={rest} />}
      </>
    );
  }
  if (isSameValue(value, finding.value)) return <ReadFrom name={name} finding={finding} />;
  return (
    <div className={boxClass}>
      <p className="flex items-center gap-3 text-ink-soft">
        The text says
        <Button
          variant="link"
          size="sm"
          className="h-auto!"
          onClick={() => setValue(name, finding.value, { shouldDirty: true, shouldValidate: true })}
        >
          Use this <span className="sr-only">for {jobFieldLabels[name]}</span>
        </Button>
      </p>
      <Words text={String(finding.value)} />
    </div>
  );
}

const boxClass = 'mt-1.5 border-l-2 border-line-strong/40 pl-3 text-sm';

function ReadFrom({ name, finding }: { name: JobFieldName; finding: Finding }) {
  const quotes = wordsOfTheirOwn(finding);
  if (finding.quotes.length === 0) return null;
  return (
    <div className={boxClass}>
      <p className="text-ink-faint">
        <span className="sr-only">{jobFieldLabels[name]}: </span>
        {quotes.length === 0 ? 'Word for word from the text' : 'Read from'}
      </p>
      {quotes.length > 0 && <Words text={quotes.map((quote) => `“${quote.trim()}”`).join(' … ')} />}
    </div>
  );
}

/** The quotes that tell more than the value, which is often the quote itself. */
function wordsOfTheirOwn({ value, quotes }: Finding): string[] {
  const said = new Set([value].flat().map(plain));
  if (said.has(plain(quotes.join(' ')))) return [];
  return quotes.filter((quote) => !said.has(plain(quote)));
}

/** Lists and line breaks aside, the words themselves. */
const plain = (text: string) =>
  text
    .replaceAll(/[\s•*–-]+/g, ' ')
    .trim()
    .toLowerCase();

/** Words of the text are set like a document. */
function Words({ text }: { text: string }) {
  return (
    <Clamp
      text={text.replaceAll(/\s*\n\s*/g, ' ')}
      lines={2}
      toggleAbove={160}
      className="font-serif text-base text-ink-soft"
    />
  );
}

interface RestProps {
  name: FieldOfKind<'tags'>;
  tags: string[];
  rest: string[];
}

/** What the text names beyond the tags, each one press away while there is room. */
function Rest({ name, tags, rest }: RestProps) {
  const { setValue, getValues } = useFormContext<JobFormValues>();
  const max = fieldsOfJob[name].most;
  const full = tags.length >= max;
  const noted = name === 'dealBreakers' && rest.every(isNoted(getValues('dealBreakersText')));
  return (
    <div className={boxClass}>
      <p className="text-ink-soft">
        {full
          ? `The text names ${rest.length} more than the ${max} that fit. ${noted ? 'They stand in Deal Breaker Notes.' : 'Remove one to make room.'}`
          : 'Also named in the text:'}
      </p>
      <ul className="mt-1 flex flex-wrap gap-1">
        {rest.map((item) => (
          <li key={item} className="max-w-full">
            <button
              type="button"
              disabled={full}
              aria-label={`Add ${item}`}
              onClick={() =>
                setValue(name, [...addTag({ tags, max }, item)], { shouldDirty: true })
              }
              className="max-w-full rounded-sm border border-dashed border-line-strong px-2 py-0.5 text-left wrap-anywhere text-ink-soft enabled:hover:bg-sunken enabled:hover:text-ink"
            >
              {full ? item : `+ ${item}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isNoted = (notes: string) => (item: string) => notes.includes(item);
