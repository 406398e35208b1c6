import type { PersonalDetails } from '#application/accounts/profile/profiles.ts';
import { type Address, AddressType } from '#domain/accounts/profile/address.ts';
import {
  annualIncomeLabels,
  incomeSourceLabels,
  occupationLabels,
} from '#domain/accounts/profile/professional.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { breakableEmail } from '#ui/platform/design-system/figures/breakable-email.tsx';
import {
  type Definition,
  DefinitionList,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { addressText, genderLabels } from '#ui/accounts/profile/profile-texts.ts';
import styles from '#ui/accounts/profile/profile.module.css';
import { personalCopy as copy } from './copy.ts';

interface SectionProps {
  readonly details: PersonalDetails;
}

export function BasicSection({ details }: SectionProps) {
  const { fatherName } = details.basic;
  return (
    <FactsSection
      title={copy.basic}
      action={
        fatherName === undefined && (
          <LinkButton kind="quiet" size="small" to={paths.parentalDetails}>
            {copy.addParents}
          </LinkButton>
        )
      }
      items={[...basicFacts(details), { label: copy.fatherName, value: given(fatherName) }]}
    />
  );
}

/** What is known from the sign-in and the KYC. */
export function BasicFacts({ details }: SectionProps) {
  return <DefinitionList items={basicFacts(details)} />;
}

function basicFacts({ basic, more }: PersonalDetails): readonly Definition[] {
  return [
    { label: copy.name, value: given(basic.name) },
    { label: copy.mobile, value: formatMobile(basic.mobile) },
    {
      label: copy.email,
      value: given(basic.email === undefined ? undefined : breakableEmail(basic.email)),
    },
    { label: copy.gender, value: given(more.gender && genderLabels[more.gender]) },
  ];
}

export function AddressSection({ details: { addresses } }: SectionProps) {
  if (addresses.length === 0) return <NothingYet title={copy.address} text={copy.noAddress} />;
  return (
    <FactsSection
      title={copy.address}
      items={addresses.map((address) => ({
        label: labelOf(address),
        value: addressText(address),
        isText: true,
      }))}
    />
  );
}

export function OccupationSection({ details: { occupation: facts } }: SectionProps) {
  const { occupation, annualIncome, incomeSource } = facts;
  return (
    <FactsSection
      title={copy.occupationHeading}
      action={<AddLink to={paths.professionalDetails} isThere={occupation !== undefined} />}
      items={[
        { label: copy.occupation, value: given(occupation && occupationLabels[occupation]) },
        {
          label: copy.annualIncome,
          value: given(annualIncome && annualIncomeLabels[annualIncome]),
        },
        {
          label: copy.incomeSource,
          value: given(incomeSource && incomeSourceLabels[incomeSource]),
        },
      ]}
    />
  );
}

interface NomineeSectionProps extends SectionProps {
  /** Whether the nominees are the next step. A link to them would lose what was typed here. */
  readonly isNext?: boolean;
}

/** Shows the first nominee and counts the others; the nominee step lists all of them. */
export function NomineeSection({ details: { nominees }, isNext = false }: NomineeSectionProps) {
  const [nominee, ...others] = nominees;
  const link = !isNext && <AddLink to={paths.addNomination} isThere={nominee !== undefined} />;
  if (nominee === undefined) {
    const text = isNext ? copy.noNomineeNext : copy.noNominee;
    return <NothingYet title={copy.nominee} text={text} action={link} />;
  }
  return (
    <FactsSection
      title={copy.nominee}
      action={link}
      items={[
        { label: copy.name, value: nominee.fullName },
        { label: copy.relationship, value: nominee.relationship },
        { label: copy.dateOfBirth, value: formatDate(nominee.dateOfBirth) },
        { label: copy.share, value: `${nominee.sharePercent}%` },
        ...(others.length > 0 ? [{ label: copy.others, value: othersText(others) }] : []),
      ]}
    />
  );
}

/** How many further nominees there are, and the share of all of them: '1, with 40%'. */
function othersText(others: PersonalDetails['nominees']): string {
  const percent = others.reduce((sum, { sharePercent }) => sum + sharePercent, 0);
  return `${others.length}, with ${percent}%`;
}

function FactsSection({
  title,
  items,
  action,
}: {
  readonly title: string;
  readonly items: readonly Definition[];
  readonly action?: ReactNode;
}) {
  return (
    <Section title={title} action={action}>
      <Card>
        <DefinitionList items={items} />
      </Card>
    </Section>
  );
}

interface NothingYetProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

function NothingYet({ title, text, action }: NothingYetProps) {
  return (
    <Section title={title} action={action}>
      <Card tone="sunken">
        <p className={styles.soft}>{text}</p>
      </Card>
    </Section>
  );
}

/** Links to the booking step that edits the section; the step can be opened at any time. */
function AddLink({ to, isThere }: { readonly to: string; readonly isThere: boolean }) {
  return (
    <LinkButton kind="quiet" size="small" to={to}>
      {isThere ? copy.change : copy.add}
    </LinkButton>
  );
}

function given(fact: ReactNode) {
  return fact ?? <span className={styles.soft}>{copy.notGiven}</span>;
}

function labelOf({ type }: Address): string {
  return type === AddressType.Permanent ? copy.permanent : copy.correspondent;
}
