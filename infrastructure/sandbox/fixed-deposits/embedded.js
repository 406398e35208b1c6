// Tells the page around where the booking stands and how tall it is; nobody else may hear it.
const main = document.querySelector('main.book');
const { transaction, app, step, outcome } = main.dataset;
if (window.parent !== window && app) {
  const tell = () => {
    const message = { transactionId: transaction, step, height: Math.ceil(main.offsetHeight) };
    window.parent.postMessage({ ...message, ...(outcome && { status: outcome }) }, app);
  };
  tell();
  window.addEventListener('resize', tell);
}
