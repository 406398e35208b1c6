import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';

/** The card that plays the whole story of a new sample investor, one line per step. */
export function storyCard(): Html {
  return html`
    <section class="card" aria-labelledby="story-title">
      <h2 id="story-title">The whole story</h2>
      <p class="soft">
        Signs up a new investor, completes the KYC, books and pays for a deposit, buys unlisted
        shares up to their transfer, and moves the clock by a year.
      </p>
      <div class="buttons">
        <button id="play-story" class="button" type="button">Play the whole story</button>
        <button id="stop-story" class="button button--quiet" type="button" hidden>Stop</button>
      </div>
      <ol id="story" class="list story" aria-label="Steps of the story"></ol>
      <p id="story-end" class="story-end" role="status"></p>
    </section>
  `;
}
