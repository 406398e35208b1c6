import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { HELD_ELSEWHERE_PATH } from '#ui/fixed-deposits/paths.ts';
import { declaredCopy as copy } from './declared-copy.ts';

/** The way to the deposits at other institutions, from the pages that count them. */
export function DeclaredLink() {
  return (
    <div>
      <LinkButton to={HELD_ELSEWHERE_PATH} kind="secondary" size="small">
        {copy.link}
      </LinkButton>
    </div>
  );
}

interface NoDepositsProps {
  readonly title: string;
  readonly text: string;
}

/** Shown instead of a page that counts deposits to an investor who has none. */
export function NoDeposits({ title, text }: NoDepositsProps) {
  return (
    <EmptyState
      {...{ title, text }}
      action={
        <>
          <LinkButton to="/invest">{copy.find}</LinkButton>
          <LinkButton to={HELD_ELSEWHERE_PATH} kind="secondary" size="small">
            {copy.link}
          </LinkButton>
        </>
      }
    />
  );
}
