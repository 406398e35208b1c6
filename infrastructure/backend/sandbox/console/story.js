/** The story card of the console: plays the steps one after another and lists each result. */
import { call, element } from './console.js';

const play = document.getElementById('play-story');
const stop = document.getElementById('stop-story');
const list = document.getElementById('story');
const end = document.getElementById('story-end');
let running;

function stepItem({ label }) {
  const line = element('p', { className: 'soft', text: 'Working …' });
  const item = element('li', { children: [element('strong', { text: label }), line] });
  list.append(item);
  item.scrollIntoView({ block: 'nearest' });
  return { item, line };
}

function finish(text, isFailure = false) {
  end.textContent = text;
  end.classList.toggle('failure', isFailure);
  end.scrollIntoView({ block: 'nearest' });
  play.hidden = false;
  stop.hidden = true;
  if (document.activeElement === document.body) play.focus();
}

async function playSteps(steps, { signal }) {
  let story = {};
  for (const [index, step] of steps.entries()) {
    const { item, line } = stepItem(step);
    try {
      const played = await call(`story/${step.name}`, { method: 'POST', body: story, signal });
      story = played.story;
      line.textContent = played.line;
    } catch (error) {
      item.classList.add('failure');
      const why = signal.aborted ? 'Stopped during this step.' : error.message;
      line.textContent = why;
      const outcome = signal.aborted ? 'was stopped' : 'failed';
      const place = `Step ${index + 1} of ${steps.length}`;
      return finish(`${place} ${outcome}: ${step.label}.`, !signal.aborted);
    }
  }
  finish(`The story is complete. Sign in to the app with ${story.mobile} to see it.`);
}

play.addEventListener('click', async () => {
  running = new AbortController();
  list.replaceChildren();
  end.textContent = '';
  end.classList.remove('failure');
  play.hidden = true;
  stop.hidden = false;
  stop.focus();
  try {
    await playSteps(await call('story'), running);
  } catch {
    finish('The sandbox is not responding. Is it running?', true);
  }
});
stop.addEventListener('click', () => running?.abort());
