import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { heroWords } from './landing-words.ts';

/** The front page: what this is, how it goes, and where to begin. */
export function Landing() {
  return (
    <section>
      <h1>{heroWords.title}</h1>
      <p>{heroWords.claim}</p>
      <AnchorButton href="/login">{heroWords.invest}</AnchorButton>
      <AnchorButton href="/invest" kind="secondary">
        {heroWords.deposits}
      </AnchorButton>
    </section>
  );
}
