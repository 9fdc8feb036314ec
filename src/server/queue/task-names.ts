/** Every kind of background work there is. A name without a task, or with two, stops the boot. */
export const taskNames = [
  'send-mail',
  'answer-by-mail',
  'write-output',
  'call-webhook',
  'call-failing-webhook',
] as const;
export type TaskName = (typeof taskNames)[number];
