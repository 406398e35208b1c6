// Reports the booking's state and the page's height to the framing app, and to no other origin.
const main = document.querySelector('main.book');
const { transaction, app, step, outcome } = main.dataset;
if (window.parent !== window && app) {
  const tell = () => {
    const message = { transactionId: transaction, step, height: Math.ceil(main.offsetHeight) };
    window.parent.postMessage({ ...message, ...(outcome && { status: outcome }) }, app);
  };
  tell();
  new ResizeObserver(tell).observe(main);
}
// The first wrong field takes the focus, as browsers do with their own errors.
document.querySelector('[aria-invalid]')?.focus();
