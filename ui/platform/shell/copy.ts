export const notFoundCopy = Object.freeze({
  title: '404 Not found',
  text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  back: 'Go back',
  home: 'Go to the home page',
  deposits: 'See fixed deposits',
});
