import { vi } from 'vitest';

/** Answers every upload alike and remembers what was sent. */
export function stubUpload(status: number, reply: object) {
  const sent: FormData[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = status;
    responseText = JSON.stringify(reply);
    open() {}
    abort() {}
    send(form: FormData) {
      sent.push(form);
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
