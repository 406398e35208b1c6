import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A part of a screen that is downloaded once it is rendered, with what is shown meanwhile. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
) {
  const Part = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
