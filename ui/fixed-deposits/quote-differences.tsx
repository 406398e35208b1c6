import { Reporting } from '#application/platform/reporting.ts';
import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';
import type { QuoteDifference } from '#domain/fixed-deposits/quote-check.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { useEffect } from 'react';
import { Notice } from '../platform/design-system/notice.tsx';
import { usePort } from '../platform/injection.tsx';
import { checkWords as words } from './working-words.ts';

interface QuoteDifferencesProps {
  readonly differences: readonly QuoteDifference[];
  readonly issuerId: IssuerId;
}

/** Where the issuer's calculation and ours part: said before anything is paid, and reported. */
export function QuoteDifferences({ differences, issuerId }: QuoteDifferencesProps) {
  const reporting = usePort(Reporting);
  const found = differences.map(({ figure }) => figure).join();
  useEffect(() => {
    if (found !== '') reporting.failed('a quote differs from our own', { issuerId, found });
  }, [reporting, issuerId, found]);
  if (differences.length === 0) return undefined;
  return (
    <Notice tone="warning" title={words.title} isAnnounced>
      {differences.map(({ figure, answered, expected }) => (
        <p key={figure}>
          {words.line(words.figures[figure], formatRupees(answered), formatRupees(expected))}
        </p>
      ))}
      <p>{words.text}</p>
    </Notice>
  );
}
