import { unsupportedUpload } from '#shared/api/job-text.ts';
import { toast } from '#ui/toast.ts';

import { fillFrom } from './fill-from.ts';
import { type Earlier, fillForm, type JobTextParts } from './job-text-parts.ts';
import { planFill } from './plan-fill.ts';
import { explainUnreadFile, kindOfFile, readFileText } from './read-file.ts';

/** So that the words about the file can be read before those about its content take their place. */
const pauseBetweenToasts = 1500;

/** The text of a file takes the place of what was there, which is put aside. */
export async function takeFile(parts: JobTextParts, file: File) {
  const { form, state, reading, fileText, begin, update, setWork, setAside, fail } = parts;
  const kind = kindOfFile(file);
  if (!kind) {
    toast({ title: 'Invalid file type', description: unsupportedUpload, variant: 'destructive' });
    return;
  }
  const before = { state, reading, values: form.getValues() };
  const typed = state.text === fileText.current ? '' : state.text;
  const signal = begin({ phase: 'uploading', share: 0 });
  update({ fileName: file.name });
  const onProgress = (share: number) =>
    setWork(share < 1 ? { phase: 'uploading', share } : { phase: 'reading' });
  try {
    const text = await readFileText({ file, kind, onProgress, signal });
    if (signal.aborted) return;
    fileText.current = text;
    update({ text });
    setAside(typed.trim() ? { kind: 'pasted', text: typed } : undefined);
    toast({ title: 'File uploaded', description: `${file.name} ready for parsing.` });
    await fillFrom(parts, { text, signal, pause: pauseBetweenToasts });
  } catch (error) {
    if (signal.aborted) return;
    fail('File read error', explainUnreadFile(error));
    const name = before.state.fileName;
    if (name !== null && fileText.current !== '') putAside(parts, { ...before, name });
  }
}

/** What another file had given does not stand under the name of one that gave nothing. */
function putAside(
  { form, fileText, setReading, setAside, update }: JobTextParts,
  earlier: Earlier,
) {
  const { values } = planFill({
    current: form.getValues(),
    previous: earlier.state.findings,
    found: {},
  });
  fillForm(form, { ...values, source: null });
  setReading(undefined);
  fileText.current = '';
  update({ text: '', findings: {}, summary: null, parsedText: null });
  setAside({ kind: 'file', ...earlier });
}

/** What a file took the place of is there again. */
export function bringBack(parts: JobTextParts) {
  const { form, aside, fileText, setAside, update } = parts;
  setAside(undefined);
  fileText.current = aside?.kind === 'file' ? aside.state.text : '';
  if (aside?.kind === 'pasted') update({ text: aside.text, fileName: null });
  if (aside?.kind !== 'file') return;
  parts.stop();
  parts.setWork(undefined);
  parts.setProblem(undefined);
  fillForm(form, aside.values);
  parts.setReading(aside.reading);
  parts.setState(aside.state);
}
