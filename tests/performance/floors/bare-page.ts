import { createElement, useState } from 'react';
import type { ReactElement } from 'react';

/** A minimal React page: text and one interactive element. */
export function BarePage(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const onClick = () => {
    setIsOpen(!isOpen);
  };
  return createElement(
    'main',
    undefined,
    createElement('h1', undefined, 'Fixed deposits and unlisted shares'),
    createElement('p', undefined, 'Find, compare, book and follow them in one place.'),
    createElement('button', { type: 'button', onClick }, isOpen ? 'Less' : 'More'),
    isOpen && createElement('p', undefined, 'Every figure comes with its working.'),
  );
}
