/** The elements by which Google Translate has replaced texts, by text. */
const replacements = new WeakMap<Node, ChildNode>();
const changes = new MutationObserver((records) => {
  for (const { target } of records) replacements.get(target)?.replaceWith(target);
});
let isFirst = true;

/**
 * Keeps a page working that Google Translate translates, as in Chrome. It replaces each text node
 * with a `<font>` element. React still writes into the replaced node, which is no longer in the
 * page, and fails when it removes that node. Here a changed text returns to its place, where it is
 * translated again, and its replacement is removed instead of it.
 */
export function follow(records: readonly MutationRecord[]): void {
  if (isFirst) acceptReplacements();
  isFirst = false;
  for (const { addedNodes, previousSibling, removedNodes } of records) {
    const replacement = [...addedNodes, previousSibling].find((node) => node?.nodeName === 'FONT');
    const texts = [...removedNodes].filter((node) => node instanceof Text);
    if (replacement instanceof HTMLElement) {
      for (const text of texts) {
        replacements.set(text, replacement);
        changes.observe(text, { characterData: true });
      }
    }
  }
}

/** The node in the place of a child of this parent; null for a text that is not there. */
function inPlaceOf(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent || !(child instanceof Text)) return child;
  const replacement = replacements.get(child);
  return replacement?.parentNode === parent ? replacement : null;
}

/** Lets React remove a replaced text, and insert nodes before it. */
function acceptReplacements(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const present = inPlaceOf(this, child);
    if (present !== null) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    insertBefore.call(this, node, next && inPlaceOf(this, next));
    return node;
  };
}
