import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { toldCopy as copy } from './told-copy.ts';

/** The way to the deposits at other institutions, from the pages that count them. */
export function ToldLink() {
  return (
    <div>
      <LinkButton to={copy.path} kind="secondary" size="small">
        {copy.link}
      </LinkButton>
    </div>
  );
}
