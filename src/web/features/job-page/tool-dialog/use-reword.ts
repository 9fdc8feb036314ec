import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { RewordingWish } from '#shared/api/outputs.ts';

import { rewordText } from '../job-page-calls.ts';
import { writerQuery } from '../job-page-queries.ts';

/** Has a language model say a text anew; undefined where none is set. */
export function useReword(outputId: number | undefined) {
  const { data: writer } = useQuery(writerQuery);
  const isModel = writer?.writer === 'model';
  return useMemo(
    () =>
      isModel && outputId !== undefined
        ? (text: string, wish: RewordingWish) => rewordText(outputId, text, wish)
        : undefined,
    [isModel, outputId],
  );
}
