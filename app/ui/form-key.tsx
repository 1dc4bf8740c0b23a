/** Makes a form that is sent several times one submission; `value` is made with the form, by its loader. */
export const FormKey = ({ value }: { value: string }) => <input type="hidden" name="formKey" value={value} />;
