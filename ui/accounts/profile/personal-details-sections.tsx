import type { PersonalDetails } from '#application/accounts/profiles.ts';
import { type Address, AddressType } from '#domain/accounts/profile/address.ts';
import {
  annualIncomeLabels,
  incomeSourceLabels,
  occupationLabels,
} from '#domain/accounts/profile/professional.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/platform/design-system/card.tsx';
import { type Definition, DefinitionList } from '#ui/platform/design-system/definition-list.tsx';
import { Section } from '#ui/platform/design-system/page.tsx';
import { breakableEmail } from './breakable-email.tsx';
import { addressText, genderLabels } from './profile-texts.ts';
import styles from './profile.module.css';
import { personalWords as words } from './words.ts';

interface SectionProps {
  readonly details: PersonalDetails;
}

export function BasicSection({ details: { basic, more } }: SectionProps) {
  return (
    <FactsSection
      title={words.basic}
      items={[
        { label: words.name, value: given(basic.name) },
        { label: words.mobile, value: formatMobile(basic.mobile) },
        {
          label: words.email,
          value: given(basic.email === undefined ? undefined : breakableEmail(basic.email)),
        },
        { label: words.fatherName, value: given(basic.fatherName) },
        { label: words.gender, value: given(more.gender && genderLabels[more.gender]) },
      ]}
    />
  );
}

export function AddressSection({ details: { addresses } }: SectionProps) {
  if (addresses.length === 0) return <NothingYet title={words.address} text={words.noAddress} />;
  return (
    <FactsSection
      title={words.address}
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
      title={words.occupationHeading}
      items={[
        { label: words.occupation, value: given(occupation && occupationLabels[occupation]) },
        {
          label: words.annualIncome,
          value: given(annualIncome && annualIncomeLabels[annualIncome]),
        },
        {
          label: words.incomeSource,
          value: given(incomeSource && incomeSourceLabels[incomeSource]),
        },
      ]}
    />
  );
}

/** The first nominee stands for all; the nominee step has the others. */
export function NomineeSection({ details: { nominees } }: SectionProps) {
  const [nominee] = nominees;
  if (nominee === undefined) return <NothingYet title={words.nominee} text={words.noNominee} />;
  return (
    <FactsSection
      title={words.nominee}
      items={[
        { label: words.name, value: nominee.fullName },
        { label: words.relationship, value: nominee.relationship },
        { label: words.dateOfBirth, value: formatDate(nominee.dateOfBirth) },
        { label: words.share, value: `${nominee.sharePercent}%` },
      ]}
    />
  );
}

function FactsSection({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly Definition[];
}) {
  return (
    <Section title={title}>
      <Card>
        <DefinitionList items={items} />
      </Card>
    </Section>
  );
}

function NothingYet({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Section title={title}>
      <Card tone="sunken">
        <p className={styles.soft}>{text}</p>
      </Card>
    </Section>
  );
}

function given(fact: ReactNode) {
  return fact ?? <span className={styles.soft}>{words.notGiven}</span>;
}

function labelOf({ type }: Address): string {
  return type === AddressType.Permanent ? words.permanent : words.correspondent;
}
