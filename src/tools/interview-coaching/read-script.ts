export interface ScriptCue {
  /** "0:20", or nothing where the text has no time. */
  time: string;
  text: string;
}

/** A video script by its times: "[0:20] This is the unit." Lines without one belong to the time before them. */
export function readScript(script: string): ScriptCue[] {
  const parts = script.split(/(?=\[\d{1,2}:\d{2}(?:\s*[-–]\s*\d{1,2}:\d{2})?\])/);
  return parts.flatMap((part) => {
    const [, time = '', text = ''] = /^(?:\[([\d:\s–-]+)\])?\s*([\s\S]*)$/.exec(part) ?? [];
    return time === '' && text.trim() === '' ? [] : [{ time: time.trim(), text: text.trim() }];
  });
}
