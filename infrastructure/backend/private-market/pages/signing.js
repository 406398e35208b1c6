/** Receives the token from the framing app and reports how the signing ended. */
const main = document.getElementById('sign');
const { event: ending, document: documentId, appOrigin } = main.dataset;
const form = document.getElementById('open');

function tell(what) {
  window.parent.postMessage({ type: 'deal-slip', event: what, documentId }, appOrigin);
}

if (form !== null) {
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== appOrigin || source !== window.parent) return;
    if (data?.type !== 'deal-slip' || data.documentId !== documentId) return;
    if (typeof data.token !== 'string') return;
    form.elements.namedItem('token').value = data.token;
    form.requestSubmit();
  });
}
if (ending !== undefined) tell(ending);
