import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * A text field whose owner rewrites the text while it is typed, for example in upper case. The
 * caret stays after the same character. Text from an input method is passed on with each key, but
 * shown as rewritten only when its composition ends, because it would be inserted twice.
 */
export function CodeField({ value, onValue, ...field }: Omit<TextFieldProps, 'ref'>) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef<{ readonly text: string; readonly caret: number }>(undefined);
  const [composed, setComposed] = useState<string>();
  const isComposing = useRef(false);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  // Runs after every render: the value may stay the same although the browser moved the caret.
  useLayoutEffect(() => {
    const { current: element } = input;
    const { current: edit } = typed;
    typed.current = undefined;
    if (element === null || edit === undefined || element.value === edit.text) return;
    if (document.activeElement !== element) return;
    const place = charactersIn(edit.text.slice(0, edit.caret));
    element.setSelectionRange(place, place);
  });
  const take = (text: string) => {
    typed.current = { text, caret: input.current?.selectionStart ?? text.length };
    setComposed(isComposing.current ? text : undefined);
    rerender();
    onValue(text);
  };
  return (
    <TextField
      {...field}
      ref={input}
      value={composed ?? value}
      onValue={take}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        take(input.current?.value ?? '');
      }}
    />
  );
}

/** The number of letters and digits, which are the characters that a code keeps. */
function charactersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
