import { removeShell, adoptShellInput } from '#ui/platform/shell/app-shell.ts';
import { afterEach, describe, expect, it } from 'vitest';

const PAGE = '<a href="/">Home</a><input name="mobile"><button>Continue</button>';

function arrive(): { readonly shell: HTMLElement; readonly app: HTMLElement } {
  document.body.innerHTML = `<div id="shell">${PAGE}</div><div id="app">${PAGE}</div>`;
  const [shell, app] = Array.from(document.body.children) as [HTMLElement, HTMLElement];
  return { shell, app };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the prerendered page', () => {
  it.each(['a', 'input', 'button'])('leaves the focus where it was: on %s', (control) => {
    const { shell, app } = arrive();
    shell.querySelector<HTMLElement>(control)?.focus();
    adoptShellInput();
    expect(document.activeElement).toBe(app.querySelector(control));
    expect(shell.isConnected).toBe(false);
  });

  it('lets new input replace the remembered number', () => {
    const { shell, app } = arrive();
    const field = app.querySelector('input') as HTMLInputElement;
    field.value = '9876543210';
    shell.querySelector('input')?.focus();
    adoptShellInput();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 10]);
  });

  it('keeps the selection of its field', () => {
    const { shell, app } = arrive();
    const field = app.querySelector('input') as HTMLInputElement;
    const left = shell.querySelector('input') as HTMLInputElement;
    left.focus();
    left.value = '980020000';
    left.setSelectionRange(2, 9);
    adoptShellInput();
    expect(field.value).toBe('980020000');
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 9]);
  });

  it('does not take the focus from another element', () => {
    arrive();
    adoptShellInput();
    expect(document.activeElement).toBe(document.body);
  });

  it('returns its typed input once', () => {
    const { shell } = arrive();
    (shell.querySelector('input') as HTMLInputElement).value = '98765';
    expect(adoptShellInput()).toBe('98765');
    expect(adoptShellInput()).toBe('');
  });

  it('is removed when other content is visible', () => {
    const { shell, app } = arrive();
    removeShell();
    expect([shell.isConnected, app.isConnected]).toEqual([false, true]);
    removeShell();
  });
});
