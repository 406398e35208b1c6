import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import type { NomineesViewModel } from './nominees.view-model.ts';

const FORM_ENTRY = { isNomineeForm: true } as const;

/** Gives the nominee form its own history entry, so that Back returns to the list. */
export function useFormEntry(viewModel: NomineesViewModel) {
  const { key, pathname, search, ...location } = useLocation();
  const navigate = useNavigate();
  const isForm = isFormEntry(location.state);
  useEffect(() => {
    if (!isForm) viewModel.closeForm();
  }, [key, isForm, viewModel]);
  return {
    open: (nominee?: Nominee) => {
      viewModel.edit(nominee);
      void navigate(`${pathname}${search}`, { state: FORM_ENTRY });
    },
    leave: () => {
      // After a reload, the history entry may remain although the form is closed.
      if (isForm) void navigate(-1);
      else viewModel.closePopup();
    },
  };
}

function isFormEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNomineeForm' in state;
}
