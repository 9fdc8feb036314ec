import { type LiveEvent, liveEventSchema } from '#shared/live-event.ts';

interface Stream {
  /** Called for every event; `undefined` means that some may have been missed. */
  onEvent: (event: LiveEvent | undefined) => void;
  organizationId: number;
}

const firstDelay = 1000;
const longestDelay = 60_000;

/**
 * What happens in one organization, as it happens. A cut stream is opened again, ever more patiently.
 * While the tab is hidden there is none: a browser that speaks HTTP/1.1 allows six connections to one
 * site, and six forgotten tabs must not use them up.
 */
export function openLiveStream({ organizationId, onEvent }: Stream): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasCut = false;

  function open() {
    if (source || document.hidden) return;
    source = new EventSource(`/api/events?organizationId=${organizationId}`, {
      withCredentials: true,
    });
    source.addEventListener('open', () => {
      failures = 0;
      if (wasCut) onEvent(undefined);
      wasCut = false;
    });
    source.addEventListener('message', ({ data }) => {
      const event = readEvent(data);
      if (event) onEvent(event);
    });
    source.addEventListener('error', () => {
      cut();
      timer = setTimeout(open, nextDelay(failures));
      failures += 1;
    });
  }

  function cut() {
    clearTimeout(timer);
    if (source) wasCut = true;
    source?.close();
    source = undefined;
  }

  const followVisibility = () => (document.hidden ? cut() : open());
  document.addEventListener('visibilitychange', followVisibility);
  open();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    cut();
  };
}

/** Doubles each time, with up to a half on top so that not every browser comes back at once. */
function nextDelay(failures: number): number {
  const delay = Math.min(firstDelay * 2 ** failures, longestDelay);
  return delay * (1 + Math.random() / 2);
}

function readEvent(data: unknown): LiveEvent | undefined {
  try {
    return liveEventSchema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
