import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { QuoteDifference } from '#domain/fixed-deposits/interest/quote-check.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { useEffect } from 'react';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { useReport } from '#ui/platform/errors/use-report.ts';
import { checkCopy as copy } from './copy.ts';

interface QuoteDifferencesProps {
  readonly differences: readonly QuoteDifference[];
  readonly issuerId: IssuerId;
}

/**
 * Shows where the issuer's figures differ from ours before the payment, and reports the difference.
 */
export function QuoteDifferences({ differences, issuerId }: QuoteDifferencesProps) {
  const report = useReport();
  const found = differences.map(({ figure }) => figure).join();
  useEffect(() => {
    if (found !== '') report.failed('a quote differs from our own', { issuerId, found });
  }, [report, issuerId, found]);
  if (differences.length === 0) return undefined;
  return (
    <Notice tone="warning" title={copy.title} isAnnounced>
      {differences.map(({ figure, answered, expected }) => (
        <p key={figure}>
          {copy.line(copy.figures[figure], formatRupees(answered), formatRupees(expected))}
        </p>
      ))}
      <p>{copy.text}</p>
    </Notice>
  );
}
