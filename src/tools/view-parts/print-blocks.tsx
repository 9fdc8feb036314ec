import type { Block } from '#shared/document.ts';
import { writeAmount } from '#shared/document-text.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const headings = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

/** The blocks of a document as they stand on paper. */
export function PrintBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <PrintBlock key={index} block={block} />);
}

function PrintBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[block.level];
      return <Heading dir="auto">{block.text}</Heading>;
    }
    case 'paragraph':
      return (
        <p dir="auto" className="whitespace-pre-line">
          {block.text}
        </p>
      );
    case 'note':
      return (
        <p dir="auto" className="font-sans text-xs whitespace-pre-line">
          {block.text}
        </p>
      );
    case 'list':
      return <PrintList {...block} />;
    case 'facts':
      return <PrintFacts items={block.items} />;
    case 'quote':
      return (
        <blockquote dir="auto" className="whitespace-pre-line">
          {block.text}
          {block.from && <footer>{block.from}</footer>}
        </blockquote>
      );
    case 'code':
      return (
        <figure>
          {block.label && <figcaption className="font-sans text-xs">{block.label}</figcaption>}
          <div dir="auto" className="border-l-2 pl-3 whitespace-pre-line">
            {block.text}
          </div>
        </figure>
      );
    case 'table':
      return <PrintTable {...block} />;
    case 'meter':
      return (
        <PrintBars
          bars={[
            {
              label: block.label,
              share: block.value / (block.max || 1),
              text: `${writeAmount(block.value, '')} of ${block.max}`,
            },
          ]}
          note={block.note}
        />
      );
    default:
      return <PrintParts {...block} />;
  }
}

function PrintList({ items, ordered }: Of<'list'>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        <li key={index} dir="auto" className="whitespace-pre-line">
          {item}
        </li>
      ))}
    </List>
  );
}

function PrintFacts({ items }: Pick<Of<'facts'>, 'items'>) {
  return (
    <dl className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 gap-y-1">
      {items.map(({ label, text }, index) => (
        <div key={index} className="col-span-2 grid grid-cols-subgrid">
          <dt dir="auto" className="pt-1 font-sans text-xs leading-4">
            {label}
          </dt>
          <dd dir="auto" className="whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PrintTable({ columns, rows, caption }: Of<'table'>) {
  return (
    <table className="w-full border-collapse text-left align-top">
      {caption && <caption className="text-left font-sans text-xs">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b py-1 pr-3 font-sans text-xs">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td
                key={column}
                dir="auto"
                className="border-b py-1 pr-3 align-top whitespace-pre-line"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PrintParts({ title, unit, parts }: Of<'bars' | 'pie'>) {
  const most = Math.max(...parts.map(({ value }) => value), 0) || 1;
  return (
    <PrintBars
      title={title}
      bars={parts.map(({ label, value }) => ({
        label,
        share: value / most,
        text: writeAmount(value, unit),
      }))}
    />
  );
}

interface PrintBarsProps {
  title?: string;
  bars: readonly { label: string; share: number; text: string }[];
  note?: string | undefined;
}

function PrintBars({ title, bars, note }: PrintBarsProps) {
  return (
    <figure className="font-sans text-xs">
      {title && <figcaption>{title}</figcaption>}
      {bars.map(({ label, share, text }, index) => (
        <div key={index} className="grid grid-cols-[11rem_minmax(0,1fr)_6rem] items-center gap-3">
          <span dir="auto">{label}</span>
          <svg width="100%" height="8" aria-hidden="true">
            <rect width="100%" height="8" fill="none" stroke="currentColor" />
            <rect width={`${Math.min(Math.max(share, 0), 1) * 100}%`} height="8" />
          </svg>
          <span className="tabular">{text}</span>
        </div>
      ))}
      {note && <p dir="auto">{note}</p>}
    </figure>
  );
}
