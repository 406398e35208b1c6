import { createContext } from 'react';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';

/** The order whose nominees the investor confirms or wants to change. */
export const OrderOfNomineesContext = createContext<OrderSummaryViewModel | undefined>(undefined);
