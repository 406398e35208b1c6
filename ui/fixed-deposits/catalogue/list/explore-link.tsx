import { Link } from 'react-router-dom';
import { useReport } from '#ui/platform/errors/use-report.ts';
import type { exploreOptions } from './copy.ts';
import { discoverPath } from './deposit-lists.ts';
import type { DiscoverType } from './discover-type.ts';

interface ExploreLinkProps {
  readonly option: (typeof exploreOptions)[number];
  readonly className: string | undefined;
  /** The list that is open. */
  readonly current?: DiscoverType | undefined;
}

/** A link to one of the three discover lists. Reports the click. */
export function ExploreLink({ option: { type, title }, className, current }: ExploreLinkProps) {
  const report = useReport();
  return (
    <Link
      className={className}
      to={discoverPath(type)}
      onClick={() => report.happened(`${title} FD Clicked`)}
      aria-current={type === current ? 'page' : undefined}
    >
      {title}
    </Link>
  );
}
