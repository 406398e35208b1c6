import { createContext, type ReactNode, Suspense, use } from 'react';

/** False while prerendering, which leaves out the parts that are separate downloads. */
export const AreLatePartsShown = createContext(true);

interface LatePartProps {
  readonly children: ReactNode;
  /** Keeps the space of the part until it has been downloaded. */
  readonly fallback?: ReactNode;
}

/** A part of the layout that is a separate download. */
export function LatePart({ children, fallback }: LatePartProps) {
  return use(AreLatePartsShown) ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
