/** The console: polls the control interface, and calls it for the buttons. */

const EVERY_MILLISECONDS = 1500;
const SHOWN_MESSAGES = 30;
const SHOWN_REPORTS = 30;
const CHANNELS = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'Email' };
const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});
const shortTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

const byId = (id) => document.getElementById(id);

/** Creates an element. Text is set as text content, never as HTML. */
export function element(name, { className, text, children = [] } = {}) {
  const made = document.createElement(name);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

function say(text) {
  byId('said').textContent = text;
}

export async function call(path, { method = 'GET', body, signal } = {}) {
  const response = await fetch(`/sandbox/api/${path}`, {
    method,
    signal,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** Runs the action of a button and shows its result. */
export async function act(work, done) {
  say('Working …');
  try {
    await work();
    say(done);
    await refresh();
  } catch (error) {
    say(`That did not work: ${error.message}`);
  }
}

let shownMessages = '';

async function showMessages() {
  const to = byId('recipient').value.trim();
  const messages = await call(`outbox${to === '' ? '' : `?to=${encodeURIComponent(to)}`}`);
  const fingerprint = `${to} ${messages.map(({ id, sentAt }) => `${id} ${sentAt}`).join()}`;
  if (fingerprint === shownMessages) return;
  shownMessages = fingerprint;
  byId('messages').replaceChildren(...messages.slice(0, SHOWN_MESSAGES).map(messageItem));
  byId('no-messages').hidden = messages.length > 0;
  byId('message-count').textContent =
    messages.length > SHOWN_MESSAGES ? `the last ${SHOWN_MESSAGES} of ${messages.length}` : '';
}

function messageItem({ channel, to, text, sentAt }) {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
  const meta = `${CHANNELS[channel]} to ${to}, ${shortTime.format(new Date(sentAt))}`;
  const children = [
    element('p', { className: 'meta', text: meta }),
    element('p', { children: withLinks(text) }),
  ];
  if (code !== undefined) children.push(copyButton(code, 'code'));
  return element('li', { className: 'message', children });
}

/** The text with its web addresses as links, which open in a new tab. */
function withLinks(text) {
  return text.split(/(https?:\/\/[^\s]*[^\s.,;:)])/).map((part, index) => {
    if (index % 2 === 0) return part;
    const link = element('a', { text: part });
    link.href = part;
    link.target = '_blank';
    link.rel = 'noopener';
    return link;
  });
}

/** Creates a button that shows a value and copies it. */
function copyButton(value, className = 'copy') {
  const button = element('button', { className, text: value });
  button.type = 'button';
  button.title = 'Copy';
  button.addEventListener('click', () =>
    navigator.clipboard.writeText(value).then(
      () => say(`Copied ${value}.`),
      () => say(`Copying is not allowed here. The value is ${value}.`),
    ),
  );
  return button;
}

async function showClock() {
  const { now, offsetSeconds } = await call('clock');
  byId('now').textContent = time.format(new Date(now));
  const days = Math.floor(offsetSeconds / 86_400);
  const minutes = Math.floor((offsetSeconds % 86_400) / 60);
  byId('offset').textContent =
    offsetSeconds === 0
      ? 'As in India now.'
      : `Ahead by ${counted(days, 'day')} and ${counted(minutes, 'minute')}.`;
}

export function counted(count, word) {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

let shownReport;

async function showAppLog() {
  const reports = await call('app-log');
  if (reports[0]?.id === shownReport) return;
  shownReport = reports[0]?.id;
  byId('log').replaceChildren(...reports.slice(0, SHOWN_REPORTS).map(reportItem));
  byId('no-log').hidden = reports.length > 0;
}

function reportItem({ kind, what, details, at }) {
  const word = kind === 'failed' ? 'Failure' : 'Event';
  const children = [
    element('strong', { text: what }),
    element('p', { className: 'soft', text: `${word}, ${shortTime.format(new Date(at))}` }),
  ];
  if (details !== '{}') children.push(element('code', { text: details }));
  return element('li', { children });
}

async function showDesk() {
  byId('desk').checked = (await call('desk')).auto;
}

async function showPeople() {
  const people = await call('people');
  byId('people').replaceChildren(
    ...people.map(({ name, mobile, description }) =>
      element('li', {
        children: [
          element('strong', { text: name }),
          ' ',
          copyButton(mobile),
          element('p', { className: 'soft', text: description }),
        ],
      }),
    ),
  );
}

async function showMagicValues() {
  const steps = Map.groupBy(await call('magic-values'), ({ step, label }) => `${step}: ${label}`);
  byId('magic').replaceChildren(
    ...[...steps].map(([title, values]) =>
      element('details', {
        className: 'group',
        children: [
          element('summary', { text: `${titleOf(title)} (${values.length})` }),
          element('ul', { className: 'list', children: values.map(magicItem) }),
        ],
      }),
    ),
  );
  const [first] = byId('magic').children;
  if (first !== undefined) first.open = true;
}

/** The title of a group: `bank-account: Account number` becomes `Bank account: Account number`. */
function titleOf(group) {
  const spaced = group.replaceAll('-', ' ');
  const words = spaced.replace(/^(otp|pan|upi)\b/, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function magicItem({ value, outcome }) {
  return element('li', {
    children: [
      copyButton(value),
      element('span', { className: 'soft outcome', text: outcome }),
    ],
  });
}

async function refresh() {
  await Promise.all([showMessages(), showClock(), showDesk(), showAppLog()]);
}

async function watch() {
  if (!document.hidden) {
    await refresh().catch(() => say('The sandbox is not responding. Is it running?'));
  }
  setTimeout(watch, EVERY_MILLISECONDS);
}

// On a phone, the longer cards are closed at first.
if (matchMedia('(width >= 40rem)').matches) {
  for (const card of document.querySelectorAll('.fold')) card.open = true;
}
for (const button of document.querySelectorAll('[data-advance]')) {
  const advanceSeconds = Number(button.dataset.advance);
  button.addEventListener('click', () =>
    act(
      () => call('clock', { method: 'POST', body: { advanceSeconds } }),
      `The clock moved by ${button.textContent.trim().slice(1)}.`,
    ),
  );
}
byId('recipient').addEventListener('input', () => void showMessages().catch(() => undefined));
byId('desk').addEventListener('change', ({ target }) =>
  act(
    () => call('desk', { method: 'POST', body: { auto: target.checked } }),
    target.checked ? 'The desk acts automatically.' : 'The desk waits for you.',
  ),
);
byId('reset').addEventListener('click', () => byId('confirm-reset').showModal());
byId('confirm-reset').addEventListener('close', ({ target }) => {
  if (target.returnValue !== 'reset') return;
  target.returnValue = '';
  void act(() => call('reset', { method: 'POST' }), 'The sample data is restored.');
});

void showPeople().catch(() => undefined);
void showMagicValues().catch(() => undefined);
void watch();
