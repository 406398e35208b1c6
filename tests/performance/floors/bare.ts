import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BarePage } from './bare-page.ts';

const root = document.getElementById('root');
if (root) hydrateRoot(root, createElement(BarePage));
