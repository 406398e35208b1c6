import { hasLinkedBank } from '#application/platform/completed-steps.ts';
import { KYC_SECONDS } from '#domain/platform/verification.ts';
import Check from 'lucide-react/icons/check';
import { observer } from 'mobx-react-lite';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { firstDepositCopy as copy } from './copy.ts';
import styles from './first-deposit.module.css';

interface Step {
  readonly name: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly link?: { readonly to: string; readonly label: string };
}

/** The steps to the first deposit with their state; the next one has its button. */
export const FirstDepositSteps = observer(function FirstDepositSteps() {
  const investor = useInvestor();
  const { stepNames: names, stepTexts: texts } = copy;
  const steps: readonly Step[] = [
    {
      name: names.pan,
      text: texts.pan(KYC_SECONDS),
      isDone: investor.pan !== undefined,
      link: { to: paths.kyc, label: copy.verifyPan },
    },
    {
      name: names.bank,
      text: texts.bank,
      isDone: hasLinkedBank(investor),
      link: { to: paths.addBankAccount, label: copy.linkBank },
    },
    { name: names.pay, text: texts.pay, isDone: false },
  ];
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol className={styles.steps} aria-label={copy.steps}>
      {steps.map((step, at) => (
        <li key={step.name} className={styles.step} data-done={step.isDone || undefined}>
          <span className={styles.number} aria-hidden="true">
            {step.isDone ? <Check /> : at + 1}
          </span>
          <div>
            <p className={styles.stepName}>
              {step.name}
              {step.isDone && <VisuallyHidden> ({copy.done})</VisuallyHidden>}
            </p>
            <p className={styles.stepText}>{step.isDone ? copy.done : step.text}</p>
          </div>
          {step === next && step.link !== undefined && (
            <LinkButton to={step.link.to} kind="secondary" size="small">
              {step.link.label}
            </LinkButton>
          )}
        </li>
      ))}
    </ol>
  );
});
