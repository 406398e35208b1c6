/**
 * The library registers these CSS properties when the first drawer opens, and the browser then
 * recalculates the style of the whole page. Registering them at start-up avoids that delay. A
 * second registration has no effect.
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
