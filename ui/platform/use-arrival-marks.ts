import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepArrivalMarks } from './arrival-marks.ts';

/** On every page: the marks of a campaign are kept, wherever the person arrives. */
export function useArrivalMarks(): void {
  const { search } = useLocation();
  useEffect(() => {
    try {
      keepArrivalMarks(search, localStorage);
    } catch {
      // Storage is full or forbidden: the visit then counts for no campaign.
    }
  }, [search]);
}
