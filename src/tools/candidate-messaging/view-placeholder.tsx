import { CopyText } from '../view-parts/copy-part.tsx';
import { Notice } from '../view-parts/notice.tsx';

/** Stands in every tab until the tool is asked for; its Copy button copies only a sample. */
export function Placeholder({ title, jobTitle }: { title: string; jobTitle: string }) {
  return (
    <section className="grid gap-4">
      <header className="flex items-center gap-3">
        <h3 className="min-w-0 flex-1 font-serif text-xl font-semibold tracking-tight">{title}</h3>
        <CopyText
          label={title}
          text={`Sample: ${title} for ${jobTitle}. This tool has not been generated yet.`}
        />
      </header>
      <Notice>This tool has not been generated yet.</Notice>
    </section>
  );
}
