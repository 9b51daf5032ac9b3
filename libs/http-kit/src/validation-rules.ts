import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;
type RulesByMember = ReturnType<Storage['groupByPropertyName']>;

let kept = false;

/**
 * Lets class-validator look a class's rules up once. It gathers them anew for every object that it checks, which costs
 * more than checking it, while the rules stand from when the class was declared. Looks that differ by more than the
 * class (groups, schemas) are left as they were.
 */
export function keepValidationRules(): void {
  if (kept) return;
  kept = true;
  const storage = getMetadataStorage();
  const gather = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const rulesOf = new WeakMap<object, Rules>();
  const groupsOf = new WeakMap<Rules, RulesByMember>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = !schema && !always && !strictGroups && !groups?.length;
    const known = isPlain ? rulesOf.get(target) : undefined;
    if (known) return known;
    const rules = gather(target, schema, always, strictGroups, groups);
    // A class without rules may be one whose decorators have not run yet.
    if (isPlain && rules.length > 0) rulesOf.set(target, rules);
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    const known = groupsOf.get(rules);
    if (known) return known;
    const groups = group(rules);
    groupsOf.set(rules, groups);
    return groups;
  };
}
