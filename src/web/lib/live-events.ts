import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { LiveEvent } from '#shared/live-event.ts';

import { openLiveStream } from './live-stream.ts';

type Listener = (event: LiveEvent) => void;

interface Connection {
  users: number;
  close: () => void;
}

const jobsPath = '/api/jobs';
const outputsPath = '/api/outputs';
const questionsPart = 'questions';
/** Ten tools may end within a second; what they changed is not read anew ten times. */
const jobGatherMilliseconds = 100;
const listGatherMilliseconds = 500;
/** Listing what a job leaves open has the whole job read; a tool that is written changes only what is out of date. */
const questionsGatherMilliseconds = 3000;
/** From one page to the next the stream stays open. */
const lingerMilliseconds = 1000;

const connections = new Map<number, Connection>();
const listeners = new Set<Listener>();

/**
 * Reads jobs and outputs anew as soon as the server says that they changed. It comes on top of polling,
 * which carries on when there is no stream. All users in a tab share one connection.
 */
export function useLiveEvents(organizationId: number | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (organizationId === undefined || typeof EventSource === 'undefined') return undefined;
    return join(organizationId, queryClient);
  }, [organizationId, queryClient]);
}

/** Hears every event of the open stream, for what no query holds. */
export function useLiveEvent(listener: Listener): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const heard: Listener = (event) => hear(event);
    listeners.add(heard);
    return () => void listeners.delete(heard);
  }, []);
}

function join(organizationId: number, queryClient: QueryClient): () => void {
  const connection = connections.get(organizationId) ?? connect(organizationId, queryClient);
  connection.users += 1;
  return () => {
    connection.users -= 1;
    setTimeout(() => {
      if (connection.users > 0 || connections.get(organizationId) !== connection) return;
      connections.delete(organizationId);
      connection.close();
    }, lingerMilliseconds);
  };
}

function connect(organizationId: number, queryClient: QueryClient): Connection {
  const refresher = createRefresher(queryClient);
  const closeStream = openLiveStream({
    organizationId,
    onEvent: (event) => {
      if (!event) {
        refresher.refreshAll();
        return;
      }
      if (event.type !== 'partial') refresher.refreshJob(event);
      for (const listener of listeners) listener(event);
    },
  });
  const connection = {
    users: 0,
    close: () => {
      closeStream();
      refresher.stop();
    },
  };
  connections.set(organizationId, connection);
  return connection;
}

function createRefresher(queryClient: QueryClient) {
  const changed = new Set<number>();
  const edited = new Set<number>();
  const written = new Set<number>();
  const refresh = (isMeant: (path: unknown, id: unknown, part: unknown) => boolean) =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path, id, part] }) => isMeant(path, id, part),
    });
  const takeAll = (jobs: Set<number>) => {
    const taken = new Set(jobs);
    jobs.clear();
    return (path: unknown, id: unknown) =>
      isJobsPath(path) && typeof id === 'number' && taken.has(id);
  };
  const refreshJobs = gather(jobGatherMilliseconds, () => {
    const isChanged = takeAll(changed);
    const isEdited = takeAll(edited);
    refresh((path, id, part) => (part === questionsPart ? isEdited : isChanged)(path, id));
  });
  const refreshQuestions = gather(questionsGatherMilliseconds, () => {
    const isWritten = takeAll(written);
    refresh((path, id, part) => part === questionsPart && isWritten(path, id));
  });
  const refreshLists = gather(listGatherMilliseconds, () => {
    refresh((path, id) => isJobsPath(path) && typeof id !== 'number');
  });

  return {
    refreshJob(event: LiveEvent) {
      // Asking for a job that is gone would only bring an error.
      if (event.type === 'job' && event.change === 'deleted') {
        for (const jobs of [changed, edited, written]) jobs.delete(event.jobId);
        void queryClient.cancelQueries({ queryKey: [jobsPath, event.jobId] });
        queryClient.setQueryData([jobsPath, event.jobId], null);
      } else {
        changed.add(event.jobId);
        if (event.type === 'job') edited.add(event.jobId);
        refreshJobs.soon();
      }
      if (event.type === 'output') {
        written.add(event.jobId);
        refreshQuestions.soon();
        refresh((path, id) => path === outputsPath && id === event.outputId);
      }
      refreshLists.soon();
    },
    refreshAll: () => refresh((path) => isJobsPath(path) || path === outputsPath),
    stop() {
      refreshJobs.stop();
      refreshQuestions.stop();
      refreshLists.stop();
    },
  };
}

/** Does it once for all that is asked within the time. */
function gather(milliseconds: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon() {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

function isJobsPath(path: unknown): boolean {
  return typeof path === 'string' && (path === jobsPath || path.startsWith(`${jobsPath}?`));
}
