import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const picture = () => document.querySelector('img');
const fail = () => fireEvent.error(picture() as HTMLImageElement);
const REMOTE = 'https://logos.example/spice.png';

describe('the logo of a company', () => {
  it('that does not load is replaced by the bundled one [PM-8.38]', async () => {
    render(<Avatar name="Malabar Spice Works" src={REMOTE} shape="square" />);
    expect(picture()).toHaveAttribute('src', REMOTE);
    fail();
    const bundled = '/shares/malabar-spice.svg';
    await waitFor(() => expect(picture()).toHaveAttribute('src', bundled));
  });

  it('of an unknown company is its initials [PM-8.39]', () => {
    const { container } = render(<Avatar name="Nobody Knows Us" src={REMOTE} shape="square" />);
    fail();
    expect(picture()).toBeNull();
    expect(container).toHaveTextContent('NU');
    expect(container.firstElementChild).not.toHaveAttribute('data-picture');
  });

  it('whose bundled file does not load either is its initials [PM-8.39]', async () => {
    const { container } = render(<Avatar name="Vayu Mobility" src={REMOTE} shape="square" />);
    fail();
    await waitFor(() => expect(picture()).toHaveAttribute('src', '/shares/vayu-mobility.svg'));
    fail();
    expect(container).toHaveTextContent('VM');
  });
});

describe('the picture of a person', () => {
  it('that does not load is replaced by the person icon [PM-8.40]', () => {
    const { container } = render(<Avatar name="Leela Iyer" src="/pictures/leela.png" />);
    fail();
    expect(picture()).toBeNull();
    expect(container.querySelector('[data-sign="person"]')).toBeTruthy();
  });

  it('shows initials without a picture', () => {
    const { container } = render(<Avatar name="Leela Iyer" />);
    expect(container).toHaveTextContent('LI');
  });

  it('shows the person icon without a picture and a name', () => {
    const { container } = render(<Avatar />);
    expect(container).toHaveTextContent('');
    expect(container.querySelector('[data-sign="person"]')).toBeTruthy();
  });
});
