// Tells the page around where the booking stands; nobody but that page may hear it.
const { transaction, app, step, outcome } = document.querySelector('main.book').dataset;
if (window.parent !== window && app) {
  const message = { transactionId: transaction, step, ...(outcome && { status: outcome }) };
  window.parent.postMessage(message, app);
}
