/**
 * The library tells the browser of these when the first sheet opens, and the browser then styles
 * the whole page anew while a finger waits. Here they are known before there is a page; to be told
 * once more changes nothing.
 */
const SWIPE_PROPERTIES = [
  { name: '--drawer-swipe-movement-x', syntax: '<length>', initialValue: '0px' },
  { name: '--drawer-swipe-movement-y', syntax: '<length>', initialValue: '0px' },
  { name: '--drawer-snap-point-offset', syntax: '<length>', initialValue: '0px' },
  { name: '--drawer-swipe-progress', syntax: '<number>', initialValue: '0' },
  { name: '--drawer-swipe-strength', syntax: '<number>', initialValue: '1' },
] as const;

if (typeof CSS !== 'undefined' && 'registerProperty' in CSS) {
  for (const property of SWIPE_PROPERTIES) CSS.registerProperty({ ...property, inherits: false });
}

export {};
